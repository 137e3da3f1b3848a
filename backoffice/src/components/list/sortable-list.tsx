import { HolderOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SortableContainer, SortableElement, SortableHandle, type SortEnd, type SortStart } from 'react-sortable-hoc';
import styles from './sortable-list.module.css';

/** Pixels that an arrow key moves the lifted item (spec section 9). */
const keyboardStep = 25;

interface Props<Item> {
  items: readonly Item[];
  /** Called when a drag ends over another item. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A list ordered by dragging the handle of each item, with a pointer or with the keyboard: space lifts, arrows move,
 * space drops, Escape cancels. react-sortable-hoc itself moves one slot per key press, so keys are turned into mouse
 * events here.
 */
export function SortableList<Item extends { id: number; nom: string }>({ items, onMove, children }: Props<Item>) {
  const [announcement, setAnnouncement] = useState('');
  const [liftedIndex, setLiftedIndex] = useState<number | null>(null);
  const hold = useRef<Hold | null>(null);
  const placed = useRef<HTMLElement | null>(null);

  const place = (index: number) => `position ${index + 1} sur ${items.length}`;
  const say = (index: number, what: string) => setAnnouncement(`« ${items[index]?.nom} » ${what}`);

  // Removes the listeners of a drag when the list unmounts in the middle of it.
  useEffect(() => () => hold.current?.release(), []);

  // After a move by keyboard, the focus stays on the item's handle.
  useEffect(() => {
    placed.current?.focus();
    placed.current = null;
  });

  function start({ index, helper }: SortStart) {
    helper.inert = true;
    setLiftedIndex(index);
    say(index, `soulevé, ${place(index)}. Flèches pour déplacer, espace pour déposer, Échap pour annuler.`);
  }

  function end({ oldIndex, newIndex }: SortEnd) {
    const { isGivenUp = false, handle = null } = hold.current ?? {};
    hold.current = null;
    placed.current = handle === document.activeElement ? handle : null;
    setLiftedIndex(null);
    if (isGivenUp) say(oldIndex, `de retour en ${place(oldIndex)}, déplacement annulé.`);
    else say(oldIndex, `déposé, ${place(newIndex)}.`);
    if (newIndex !== oldIndex) onMove(oldIndex, newIndex);
  }

  function press(event: KeyboardEvent<HTMLButtonElement>) {
    if (hold.current === null) {
      if (event.key !== ' ' || liftedIndex !== null) return;
      hold.current = new Hold(event.currentTarget);
    } else if (event.key === ' ') hold.current.drop();
    else if (event.key === 'Escape') hold.current.giveUp();
    else if (event.key === 'ArrowUp') hold.current.moveBy(-keyboardStep);
    else if (event.key === 'ArrowDown') hold.current.moveBy(keyboardStep);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <p id="sortable-help" hidden>
        Espace soulève, les flèches déplacent, espace dépose, Échap annule.
      </p>
      <List
        useDragHandle
        useWindowAsScrollContainer
        lockAxis="y"
        // Hides the lifted item by opacity: the library’s `visibility` would take the focus from its handle.
        hideSortableGhost={false}
        helperClass={styles.held ?? ''}
        keyCodes={{ lift: [], drop: [], cancel: [], up: [], down: [] }}
        shouldCancelStart={() => false}
        disableAutoscroll={hold.current !== null}
        onSortStart={start}
        onSortOver={({ index, newIndex }) => say(index, `au-dessus de la ${place(newIndex)}.`)}
        onSortEnd={end}
      >
        {items.map((item, index) => (
          <Entry key={item.id} index={index} isLifted={index === liftedIndex}>
            <Handle
              name={item.nom}
              isLifted={index === liftedIndex}
              onKeyDown={press}
              onBlur={() => hold.current?.giveUp()}
            />
            {children(item, index)}
          </Entry>
        ))}
      </List>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}

const List = SortableContainer<{ children: ReactNode }>(({ children }: { children: ReactNode }) => (
  <ol className={styles.list}>{children}</ol>
));

interface EntryProps {
  isLifted: boolean;
  children: ReactNode;
}

const Entry = SortableElement<EntryProps>(({ isLifted, children }: EntryProps) => (
  <li className={isLifted ? styles.gap : styles.item}>{children}</li>
));

interface HandleProps {
  name: string;
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur: () => void;
}

const Handle = SortableHandle<HandleProps>(({ name, isLifted, ...listeners }: HandleProps) => (
  <button
    type="button"
    className={styles.handle}
    aria-label={`Déplacer ${name}`}
    aria-describedby="sortable-help"
    aria-pressed={isLifted}
    {...listeners}
  >
    <HolderOutlined aria-hidden />
  </button>
));

/** An item lifted by keyboard, moved by synthetic mouse events. Positions are in pixels from the top of the page. */
class Hold {
  readonly handle: HTMLElement;
  isGivenUp = false;
  readonly #start: { x: number; y: number };
  readonly #reach: { min: number; max: number };
  #y: number;

  constructor(handle: HTMLElement) {
    const item = handle.closest('li')?.getBoundingClientRect() ?? handle.getBoundingClientRect();
    const list = handle.closest('ol')?.getBoundingClientRect() ?? item;
    const box = handle.getBoundingClientRect();
    this.handle = handle;
    this.#start = { x: box.left + box.width / 2, y: box.top + box.height / 2 + window.scrollY };
    this.#reach = { min: this.#start.y + list.top - item.top, max: this.#start.y + list.bottom - item.bottom };
    this.#y = this.#start.y;
    window.addEventListener('mousemove', ignoreHand, true);
    this.#send('mousedown', handle);
  }

  moveBy(pixels: number): void {
    this.#y = Math.min(this.#reach.max, Math.max(this.#reach.min, this.#y + pixels));
    this.#keepInSight();
    this.#send('mousemove');
  }

  drop(): void {
    this.release();
    this.#send('mouseup');
  }

  giveUp(): void {
    this.isGivenUp = true;
    this.#y = this.#start.y;
    this.#send('mousemove');
    this.drop();
  }

  release(): void {
    window.removeEventListener('mousemove', ignoreHand, true);
  }

  #keepInSight(): void {
    const margin = 120;
    const top = this.#y - window.scrollY;
    const hidden = Math.min(0, top - margin) || Math.max(0, top + margin - window.innerHeight);
    if (hidden !== 0) window.scrollBy({ top: hidden, behavior: 'instant' });
  }

  #send(type: 'mousedown' | 'mousemove' | 'mouseup', target: EventTarget = window): void {
    // `view` lets the event know the scroll position.
    const place = { view: window, clientX: this.#start.x, clientY: this.#y - window.scrollY };
    target.dispatchEvent(new MouseEvent(type, { ...place, bubbles: true, cancelable: true }));
  }
}

/** Ignores the real mouse while the keyboard holds an item. */
function ignoreHand(event: MouseEvent): void {
  if (event.isTrusted) event.stopImmediatePropagation();
}
