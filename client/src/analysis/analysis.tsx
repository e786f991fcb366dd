import { Glyph } from '../card/glyph';
import { bar } from '../settings/settings';
import { say } from '../words/say';
import { Course } from './course';
import { HintButton, Ideas } from './ideas';
import { mayStudy, toggleBar } from './study';

/** What one may be told: the best options here, who stands how well, and after the end the course of the game. */
export function Analysis() {
  if (!mayStudy.value) return null;
  return (
    <div class="analysis">
      <Ideas />
      <Course />
      <div class="study-row">
        <HintButton />
        <button type="button" class="button" data-worth aria-pressed={bar.value === 'on'} onClick={toggleBar}>
          <Glyph name="chart" /> {say('worth-show')} <kbd>B</kbd>
        </button>
      </div>
    </div>
  );
}
