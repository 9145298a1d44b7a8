import { z } from 'zod'

/** Returns the schema of every response, including errors. `field` is the body field of a refusal. */
export const envelope = <T extends z.ZodType>(
  data: T,
): z.ZodObject<{
  code: z.ZodString
  message: z.ZodString
  data: T
  field: z.ZodOptional<z.ZodString>
  traceId: z.ZodString
  serverTime: z.ZodString
}> =>
  z.object({
    code: z.string(),
    message: z.string(),
    data,
    field: z.string().optional(),
    traceId: z.string(),
    serverTime: z.string(),
  })

/** A response of which only the frame is known yet. */
export const anyAnswer = envelope(z.unknown())
