import { z } from 'zod'

/** Whole issue units. */
export const Units = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .meta({ id: 'Units', example: '25' })
