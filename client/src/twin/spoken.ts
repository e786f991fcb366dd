import { layout } from '../table/layout';
import { say } from '../words/say';

/** What a number is called that only I see. */
export function spokenNumbers(id: string): string {
  const budget = layout.value?.pools.flatMap((pool) => pool.budgets).find((spec) => spec.id === id);
  const counter = layout.value?.side.counters.find((spec) => spec.id === id);
  const label = budget?.label ?? counter?.label;
  return label === undefined ? id : say(label);
}
