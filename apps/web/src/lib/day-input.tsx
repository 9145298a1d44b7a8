import { TextInput, type TextInputFacts } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'

type DayInputProps = { label: string } & Omit<TextInputFacts, 'format' | 'inputMode' | 'maxLength'>

/** A day that is typed as `1990-02-28`; hyphens are added while typing. */
export const DayInput = (p: DayInputProps) => <TextInput {...p} inputMode="numeric" format={keepDay} maxLength={10} />
