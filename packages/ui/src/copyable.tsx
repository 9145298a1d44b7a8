import { Check, Copy, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from './button.tsx'
import { ui } from './constants.ts'
import { toast } from './toast.tsx'

/** First 6 and last 4 characters. Specification §5. */
export const shortAddress = (text: string): string =>
  text.length <= ui.address.head + ui.address.tail
    ? text
    : `${text.slice(0, ui.address.head)}\u2026${text.slice(-ui.address.tail)}`

type CopyableProps = {
  text: string
  /** The copied item, for the button's name: 'Copy address'. */
  label: string
  /** Shows the first 6 and last 4 characters; copies all of it. */
  short?: boolean
  /** Shown in place of the text, in the page's font: a name, or an amount with its unit. */
  children?: ReactNode
}

export function Copyable({ text, label, short = false, children }: CopyableProps) {
  const [icon, copy] = useCopy(text)
  return (
    <span className="row" style={{ '--g': '4px' }}>
      {children ?? (
        <span className="mono" title={short ? text : undefined}>
          {short ? shortAddress(text) : text}
        </span>
      )}
      <IconButton size="sm" icon={icon} label={label} onPress={copy} />
    </span>
  )
}

/** A copy button with words, for places where the full text is shown beside it. */
export function CopyButton({ text, children, size = 'sm' }: { text: string; children: string; size?: 'xs' | 'sm' }) {
  const [icon, copy] = useCopy(text)
  return (
    <Button kind="soft" size={size} icon={icon} onPress={copy}>
      {children}
    </Button>
  )
}

/** Returns the button's icon and its press handler. */
function useCopy(text: string): readonly [LucideIcon, () => void] {
  const t = useTranslations('kit')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), ui.toastMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast('positive', t('copied'))
    } catch {
      // The browser refuses without a permission or a secure context, and only the reader can change that.
      toast('warning', t('copyFailed'))
    }
  }
  return [copied ? Check : Copy, () => void copy()]
}
