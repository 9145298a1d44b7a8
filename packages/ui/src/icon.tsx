import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: 14 | 16 | 18 | 20 | 24 | 32; filled?: boolean; className?: string }

const strokeOf = { 14: 2, 16: 1.75, 18: 1.75, 20: 1.75, 24: 1.6, 32: 1.4 } as const

/** A lucide icon with the stroke of the kit. It is decorative: the control around it has the name. */
export const Icon = ({ of: Glyph, size = 18, filled = false, className = '' }: IconProps) => (
  <Glyph
    aria-hidden
    className={className}
    size={size}
    strokeWidth={strokeOf[size]}
    fill={filled ? 'currentColor' : 'none'}
  />
)
