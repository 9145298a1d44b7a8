import { expect, type Page } from '@playwright/test'

/** Checks the ring around the focused element, or around the control that contains it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, without the outer scope
    const ringed = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const around: Element[] = []
    for (let at = document.activeElement; at !== null && around.length < 4; at = at.parentElement) around.push(at)
    const neighbours = document.activeElement?.closest('label')?.querySelectorAll('*') ?? []
    return [...around, ...neighbours].some(ringed)
  })
  expect(outline, 'the focus can be seen').toBe(true)
}
