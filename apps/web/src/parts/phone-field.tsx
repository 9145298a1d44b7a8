import { lazyPart } from '@tessera/ui/lazy-part.tsx'

/** A lazy PhoneField: it imports the metadata of all phone numbers, so only pages that show the field load it. */
export const PhoneField = lazyPart(async () => (await import('@tessera/ui/phone-field.tsx')).PhoneField)
