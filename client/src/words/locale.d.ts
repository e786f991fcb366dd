declare module 'locale:*' {
  const texts: string;
  export default texts;
}
