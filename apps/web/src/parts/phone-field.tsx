import { later } from '@tessera/ui/later.tsx'

/** With it comes what knows the phone numbers of every country: only a page that shows the field loads it. */
export const PhoneField = later(async () => (await import('@tessera/ui/phone-field.tsx')).PhoneField)
