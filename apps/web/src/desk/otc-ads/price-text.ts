import { PRICE_DECIMALS } from '@tessera/domain/desk/otc-ads/price.ts'
import { fixedText } from '@tessera/ui/num.tsx'
import { trimmed } from '#parts/money-text.ts'

/** Formats a price with the decimals of the desk: '1.3380994757' → '1.338', '1.3500000000' → '1.35'. */
export const priceText = (price: string): string => trimmed(fixedText(price, PRICE_DECIMALS))
