import { lazyPart } from '@tessera/ui/lazy-part.tsx'

/** With it comes what knows the phone numbers of every country: only a page that shows the field loads it. */
export const PhoneField = lazyPart(async () => (await import('@tessera/ui/phone-field.tsx')).PhoneField)
