import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Marks a value that a draft lacks. */
const Missing = () => <b className="neg">{useTranslations('products')('detail.missing')}</b>

/** Draws a value; one that a draft lacks is marked as missing. */
export const given = <Value,>(value: Value | null, draw: (value: Value) => ReactNode): ReactNode =>
  value === null ? <Missing /> : draw(value)
