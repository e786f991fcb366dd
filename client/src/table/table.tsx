import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import { Analysis } from '../analysis/analysis';
import { Strip } from '../analysis/ideas';
import { Marks } from '../analysis/marks';
import { Face, Back } from '../card/face';
import { Help } from '../dialogs/help';
import { Look } from '../dialogs/look';
import { Curtain, NoticeToast, OfferDialog, OutcomeDialog, ResignDialog } from '../dialogs/offers';
import { logOpen, outcomeSeen } from '../dialogs/open';
import { Settings } from '../dialogs/settings';
import { inWords } from '../settings/settings';
import { Twin } from '../twin/twin';
import { Sheet } from '../dialogs/sheet';
import { Hover } from '../inspect/hover';
import { dropStaleHover } from '../inspect/inspected';
import { CardSheet } from '../inspect/sheet';
import { Log } from '../log/log';
import { dragged } from '../motion/drag';
import { flash } from '../motion/flip';
import { curtain, freshFrom } from '../net/table';
import { asked, frame, hello, isLive, isOver, link, log, myDecision, near, retryIn, unanswered } from '../net/state';
import { Replay } from '../replay/replay';
import { RulesPanel } from '../rules/panel';
import { say } from '../words/say';
import { Glyph } from '../card/glyph';
import { Arrows } from './arrows';
import { Board } from './board';
import { FarHand, Hand } from './hand';
import { Identity, isTurnOf, Tracks } from './identity';
import { onKey } from './keys';
import { layout } from './layout';
import { Doubt, Menu } from './menu';
import { Middle, RingMiddle } from './middle';
import { Menubar, Panel, Recourse, TwinSwitch } from './panel';
import { CommonPiles, Piles } from './pile';
import { around } from './places';
import { Regions } from './regions';
import { Numbers, Ring } from './ring';
import { Stage } from './stage';

import { Prompt } from './prompt';
import { sentence } from '../words/message';
import { seatName } from '../words/names';

function Dragged() {
  const drag = dragged.value;
  if (drag === null) return null;
  const style = { left: `${drag.x}px`, top: `${drag.y}px`, '--w': `${drag.width}px` } as CSSProperties;
  return (
    <span class="dragged" style={style} aria-hidden="true">
      {drag.card.def === '' ? <Back /> : <Face card={{ ...drag.card, turned: 0 }} />}
    </span>
  );
}

function ConnectionBanner() {
  const note = hello.value?.note;
  if (link.value !== 'lost') {
    return note == null ? null : (
      <p class="banner" role="alert">
        {sentence(note)}
      </p>
    );
  }
  return (
    <p class="banner" role="alert">
      {say('connection-lost')} {retryIn.value > 0 ? say('connection-retry', { n: retryIn.value }) : say('connection-trying')}
    </p>
  );
}

/** Whose turn it is, for the page's title and whoever listens. */
function headline(): string {
  if (isOver.value) return say('turn-over');
  if (myDecision.value !== null) return say('title-mine');
  const waits = asked.value[0];
  return waits === undefined ? '' : say('title-theirs', { player: seatName(waits.seat) });
}

function Side({ seat, far }: { seat: number; far: boolean }) {
  return (
    <section data-seat={seat} class={`band ${far ? 'far' : 'near'} ${isTurnOf(seat) ? 'active' : ''}`} aria-label={seatName(seat)}>
      <div class="band-who">
        <Identity seat={seat} />
        {layout.value?.ring != null ? <Numbers seat={seat} /> : <Tracks seat={seat} />}
      </div>
      {far ? <FarHand seat={seat} /> : <Hand seat={seat} />}
      <Piles seat={seat} />
      {!far && <CommonPiles />}
    </section>
  );
}

function LogSheet() {
  if (!logOpen.value) return null;
  return (
    <Sheet title={say('log-title')} kind="drawer" onClose={() => (logOpen.value = false)}>
      <Log />
      <Replay />
      <Analysis />
      <Recourse />
      <TwinSwitch />
    </Sheet>
  );
}

/** The table as it is seen. */
function Picture({ veiled }: { veiled: boolean }) {
  const bottom = near.value;
  const others = around(bottom);
  const ring = layout.value?.ring != null;
  return (
    <main
      class={`table ${ring ? 'with-ring' : layout.value?.grid != null ? 'with-field' : layout.value?.map != null ? 'with-city' : ''}`}
      data-table
      data-seq={frame.value?.seq}
      inert={veiled}
      aria-label={say('table-label')}
      aria-busy={unanswered.value !== 0}
    >
      {veiled ? null : (
        <>
          {!ring && others.map((seat) => <Side key={seat} seat={seat} far />)}
          {ring ? (
            <>
              <Ring others={others} />
              <RingMiddle />
              <Regions seat={bottom} most={118} />
            </>
          ) : layout.value?.grid != null || layout.value?.map != null ? (
            <Stage near={bottom} others={others} />
          ) : (
            <>
              {others.map((seat) => (
                <Board key={seat} seat={seat} far />
              ))}
              <Middle />
              <Board seat={bottom} far={false} />
            </>
          )}
          <Prompt />
          <Side seat={bottom} far={false} />
          <button type="button" class="button log-button" onClick={() => (logOpen.value = true)}>
            <Glyph name="log" /> {say('log-title')}
          </button>
        </>
      )}
    </main>
  );
}

export function Table() {
  useLayoutEffect(() => {
    addEventListener('keydown', onKey); // as soon as the table is seen
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    document.title = [headline(), say('wordmark')].filter((part) => part !== '').join(' · ');
  });
  useEffect(() => {
    flash(log.value.filter((entry) => entry.n >= freshFrom.value).flatMap((entry) => entry.cards ?? []));
    if (!isOver.value) outcomeSeen.value = false;
    dropStaleHover();
  }, [frame.value]);
  const state = isOver.value ? 'over' : myDecision.value !== null ? 'mine' : 'theirs';
  const veiled = curtain.value !== null;
  const text = inWords.value === 'yes';
  return (
    <div class={`page-table ${text ? 'as-text' : ''} ${state} ${isLive.value ? '' : 'past'}`} data-game={layout.value?.game} style={{ '--accent-hue': layout.value?.accent } as CSSProperties}>
      <button type="button" class="button main twin-link" data-twin-link onClick={() => (inWords.value = inWords.value === 'yes' ? 'no' : 'yes')}>
        {say(inWords.value === 'yes' ? 'twin-close' : 'twin-skip')}
      </button>
      <Menubar />
      <ConnectionBanner />
      {text && !veiled ? <Twin /> : <Picture veiled={veiled} />}
      {veiled ? null : (
        <>
          {!text && <Panel />}
          {!text && <Arrows />}
          {!text && <Marks />}
          {!text && <Strip />}
          <Menu />
          <Hover />
          <Dragged />
          <CardSheet />
          <Look />
          <Doubt />
          <OutcomeDialog />
        </>
      )}
      <Curtain />
      <OfferDialog />
      <ResignDialog />
      <LogSheet />
      <RulesPanel />
      <Settings />
      <Help />
      <NoticeToast />
    </div>
  );
}
