import { z } from 'zod'

const text = z.object({ value: z.string() }).optional()
/** The parts of a Myinfo and Myinfo Business address that we use. */
export const MyinfoAddress = z.object({
  type: z.string().optional(),
  block: text,
  building: text,
  floor: text,
  unit: text,
  street: text,
  postal: text,
})

type Local = { readonly street: string; readonly unit: string; readonly building: string; readonly postal: string }

/** Returns an address in Singapore; undefined for others, because the source lacks the parts that our forms need. */
export function addressInSingapore(from: z.output<typeof MyinfoAddress> | undefined): Local | undefined {
  const part = (name: Exclude<keyof z.output<typeof MyinfoAddress>, 'type'>): string => from?.[name]?.value ?? ''
  if (from?.type !== 'SG' || part('street') === '' || part('postal') === '') return undefined
  const [floor, unit] = [part('floor'), part('unit')]
  return {
    street: joinParts([part('block'), part('street')], ' '),
    unit: floor !== '' && unit !== '' ? `#${floor}-${unit}` : '',
    building: part('building'),
    postal: part('postal'),
  }
}

/** Joins the parts that are present. */
export const joinParts = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by)
