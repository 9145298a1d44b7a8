import { type Browser, chromium as driver } from 'playwright-core'
import { wholeChromium } from '../../chromium.ts'
import { openProduct, type Product, type Start } from '../product.ts'

/** The product, and a browser to measure it. */
export type Site = Product & { readonly browser: Browser }

/** Starts the product by the program of `npm start`, which builds its screens first. */
export async function openSite(start: Omit<Start, 'program'>): Promise<Site> {
  const product = await openProduct({ ...start, program: ['scripts/run.mjs', 'start'] })
  const browser = await driver.launch({ executablePath: wholeChromium.executablePath, args: wholeChromium.args })
  return {
    ...product,
    browser,
    close: async () => {
      await browser.close()
      await product.close()
    },
  }
}
