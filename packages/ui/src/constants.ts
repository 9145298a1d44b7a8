import { passwordLength } from '@tessera/domain/access/customers/password-rules.ts'

/**
 * The numbers that all widgets follow, in pixels and milliseconds, from specification §9 'UI', §4 and §5. Widgets and
 * tests read this table. The values that stylesheets need are repeated in tokens.css; `constants.browser.test.ts`
 * compares both.
 */
export const ui = {
  controlHeight: { lg: 60, md: 50, sm: 42, xs: 32 },
  option: { lg: 44, other: 48, visible: 5 },
  table: {
    cell: 64,
    cellCompact: 50,
    cellTerminal: 36,
    skeletonRows: 4,
    emptyRows: 4,
    emptyExtra: 4,
    /** A list without pages that has more rows than this scrolls inside its frame and draws only the rows in view. */
    rowsDrawn: 100,
    /** The maximum height of that frame: `.long` in table.module.css. */
    longHeight: 720,
    /** The maximum number of printed rows of such a list; a line below them gives the total. */
    rowsPrinted: 2_000,
  },
  page: { size: 20, buttons: 5 },
  menu: { width: 240, child: 48 },
  tabGap: { line: 40, plain: 30 },
  toastMs: 2500,
  code: { boxes: 6, box: 48, clearAfterMs: 1500 },
  sendCodeSeconds: 90,
  popover: { hideMs: 100, offset: 9, maxWidth: 240 },
  slider: { min: 0, max: 100, stops: [0, 25, 50, 75, 100], page: 25 },
  countUpMs: 2000,
  skeleton: 14,
  scrollBar: { width: 4, speedMs: 800 },
  textAreaMin: 44,
  amountLength: 13,
  numberDigits: 14,
  address: { head: 6, tail: 4 },
  maskBullets: 6,
  password: passwordLength,
  progressTiles: 20,
  rangePresets: [
    { type: 'week', num: 1 },
    { type: 'month', num: 1 },
    { type: 'month', num: 3 },
    { type: 'month', num: 6 },
  ],
  datePlaceholder: 'YYYY-MM-DD',
  /** Timestamp mode: the times added to the first and the last day. */
  dayBounds: { start: '00:00:00', end: '23:59:59' },
} as const
