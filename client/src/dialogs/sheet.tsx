import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from '../card/glyph';
import { say } from '../words/say';

interface SheetProps {
  title: ComponentChildren;
  label?: string;
  kind?: 'box' | 'drawer' | 'wide';
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog over the table: Escape, the cross and a click outside close it; the focus stays inside and goes back afterwards. */
export function Sheet({ title, label, kind = 'box', onClose, children }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet ${kind}`}
      aria-label={label ?? (typeof title === 'string' ? title : undefined)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="button bare icon" aria-label={say('close')} title="Esc" onClick={onClose}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
