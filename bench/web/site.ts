import { type Browser, chromium as driver } from 'playwright-core'
import { wholeChromium } from '../../chromium.ts'
import { openProduct, type Product } from '../product.ts'

/** The product, and a browser to look at it. */
export type Site = Product & { readonly browser: Browser }

export async function openSite(): Promise<Site> {
  const product = await openProduct()
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
