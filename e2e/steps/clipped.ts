import type { Page } from '@playwright/test'

/** Names as long as the catalogue accepts without a space to break at, one per script. */
const LONG = {
  latin: 'Northquay Infrastructure and Renewable Energy Income Sub-Trust 12',
  chinese: '北方码头基础设施与可再生能源收益信托计划第十二期优先级份额',
}

/** Puts a long name into the first named cell of each table, as a real record could have. */
export const lengthenNames = (page: Page): Promise<void> =>
  page.evaluate(({ latin, chinese }) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, without the outer scope
    const isName = (text: string) => /\p{L}{3}/u.test(text)
    for (const table of document.querySelectorAll('table:not([aria-hidden] *)')) {
      const texts = document.createTreeWalker(table.querySelector('tbody') ?? table, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const isRead = text.parentElement?.closest('.sr, button, [class*="_badge_"], [class*="_status_"]') === null
        if (!isRead || !isName(text.nodeValue ?? '')) continue
        text.nodeValue = /\p{Script=Han}/u.test(text.nodeValue ?? '') ? chinese : latin
        break
      }
    }
  }, LONG)

/**
 * Returns a sentence for each part of a table that cannot be read. Such parts are a column beyond the screen without an
 * arrow, a table cut by its frame, and text cut without an ellipsis.
 */
export const clippedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Rounding of sizes, in CSS pixels. */
    const ROUNDING = 1.5
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, without the outer scope
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, without the outer scope
    const cuts = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, without the outer scope
    const ancestors = (element: Element): Element[] =>
      element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)]

    function findingsOf(table: HTMLTableElement): string[] {
      const name = table.getAttribute('aria-label') ?? table.closest('[aria-label]')?.getAttribute('aria-label') ?? ''
      const around = ancestors(table)
      const frame = around.find((each) => scrolls(each) || cuts(each))
      const [left, right] = frame
        ? [frame.getBoundingClientRect().left, frame.getBoundingClientRect().right]
        : [0, document.documentElement.clientWidth]
      const found: string[] = []
      const cells = [...(table.rows[0]?.cells ?? [])].filter((cell) => cell.checkVisibility())
      const outside = cells.filter((cell) => {
        const box = cell.getBoundingClientRect()
        return box.right > right + ROUNDING || box.left < left - ROUNDING
      })
      const hasHint = around.slice(0, 4).some((each) => each.querySelector(':scope > [data-more-columns]') !== null)
      for (const cell of outside) {
        const column = `column ${cell.textContent === '' ? cells.indexOf(cell) + 1 : cell.textContent}`
        if (!frame || !scrolls(frame)) found.push(`${name}: ${column} is cut by its frame`)
        else if (!hasHint) found.push(`${name}: ${column} leaves the screen without an arrow`)
      }
      const outer = around.slice(frame ? around.indexOf(frame) + 1 : 0).find((each) => cuts(each) || scrolls(each))
      if (frame && outer && frame.getBoundingClientRect().right > outer.getBoundingClientRect().right + ROUNDING)
        found.push(`${name}: its frame is wider than the part around it`)
      for (const each of table.querySelectorAll<HTMLElement>('*')) {
        const style = getComputedStyle(each)
        if (!cuts(each) || style.textOverflow === 'ellipsis' || each.closest('.sr, svg') || !each.checkVisibility())
          continue
        const cut = each.scrollWidth > each.clientWidth + ROUNDING && each.clientWidth > ROUNDING
        if (cut && (each.textContent ?? '') !== '') found.push(`${name}: cut text "${each.textContent}"`)
      }
      return found
    }
    return [...document.querySelectorAll<HTMLTableElement>('table')]
      .filter((table) => table.checkVisibility() && table.closest('[aria-hidden]') === null)
      .flatMap(findingsOf)
  })
