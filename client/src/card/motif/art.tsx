import { Component, type ComponentChildren } from 'preact';
import { Backdrop } from './backdrop';
import { EmblemArt } from './emblem';
import { Beast, Girl, Witch } from './figure';
import { Seed } from './seed';
import { Brute, Creature, Undead } from './creature';
import { Imp, Land, Warrior, Wings } from './fantasy';
import { Mage, Passer, Vampire } from './other';
import { Aura, Burst, Coin, Skyline, Thing, Ward } from './sign';

interface ArtProps {
  /** The name from which the picture grows. */
  name: string;
  motif: string;
  emblem: string;
}

function draw(motif: string, seed: Seed, emblem: string): ComponentChildren {
  switch (motif) {
    case 'girl':
      return <Girl seed={seed} />;
    case 'witch':
      return <Witch seed={seed} />;
    case 'beast':
      return <Beast seed={seed} />;
    case 'warrior':
      return <Warrior seed={seed} />;
    case 'brute':
      return <Brute seed={seed} />;
    case 'undead':
      return <Undead seed={seed} />;
    case 'creature':
      return <Creature seed={seed} />;
    case 'wings':
      return <Wings seed={seed} />;
    case 'imp':
      return <Imp seed={seed} />;
    case 'mage':
      return <Mage seed={seed} />;
    case 'vampire':
      return <Vampire seed={seed} />;
    case 'passer':
      return <Passer seed={seed} />;
    case 'land':
      return <Land seed={seed} />;
    case 'thing':
      return <Thing seed={seed} />;
    case 'aura':
      return <Aura seed={seed} />;
    case 'skyline':
      return <Skyline seed={seed} />;
    case 'coin':
      return <Coin seed={seed} />;
    case 'ward':
      return <Ward seed={seed} />;
    case 'emblem':
      return <EmblemArt name={emblem} />;
    default:
      return <Burst seed={seed} />;
  }
}

const WITH_BACKDROP = new Set(['girl', 'beast', 'warrior', 'brute', 'undead', 'creature', 'imp', 'mage', 'vampire', 'passer']);

/** The picture of a card, drawn from its name; colours come from the card's group through CSS. It is drawn once: a name never changes. */
export class Art extends Component<ArtProps> {
  override shouldComponentUpdate(next: ArtProps): boolean {
    return next.name !== this.props.name || next.motif !== this.props.motif || next.emblem !== this.props.emblem;
  }

  render({ name, motif, emblem }: ArtProps) {
    const seed = new Seed(name);
    return (
      <svg class="art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {WITH_BACKDROP.has(motif) && <Backdrop seed={seed} />}
        {draw(motif, seed, emblem)}
      </svg>
    );
  }
}
