import { expect, test } from 'vitest'
import { ui } from './constants.ts'
import tokens from './tokens.css?raw'

/** The first value of a custom property, which is the one in :root. */
const token = (name: string): number => Number(new RegExp(`--${name}:\\s*(\\d+)(?:px|ms)?;`, 'u').exec(tokens)?.[1])

test.each([
  ['ctl-lg', ui.controlHeight.lg],
  ['ctl-md', ui.controlHeight.md],
  ['ctl-sm', ui.controlHeight.sm],
  ['ctl-xs', ui.controlHeight.xs],
  ['option-lg', ui.option.lg],
  ['option', ui.option.other],
  ['option-visible', ui.option.visible],
  ['menu-w', ui.menu.width],
  ['menu-item', ui.menu.child],
  ['popover-max', ui.popover.maxWidth],
  ['tab-gap-line', ui.tabGap.line],
  ['tab-gap', ui.tabGap.plain],
  ['code-box', ui.code.box],
  ['textarea-min', ui.textAreaMin],
  ['skeleton-h', ui.skeleton],
  ['scrollbar', ui.scrollBar.width],
  ['row-h', ui.table.cell],
])('the stylesheets and the widgets agree on %s', (name, value) => {
  expect(token(name)).toBe(value)
})
