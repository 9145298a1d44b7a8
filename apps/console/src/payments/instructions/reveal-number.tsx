import { Button } from '@tessera/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { Refusal } from '#parts/refusal.tsx'

/** A button that shows a full account number. The server records each look in the audit log. */
export function RevealNumber({ read }: { read: () => Promise<{ accountNumber: string }> }) {
  const t = useTranslations('instructions')
  const [number, setNumber] = useState<string>()
  const reveal = useAct(read, ({ accountNumber }) => setNumber(accountNumber))
  return (
    <>
      {number === undefined ? (
        <Button kind="secondary" size="sm" loading={reveal.busy} onPress={() => reveal.run(undefined)}>
          {t('reveal')}
        </Button>
      ) : (
        <p className="num">{t('revealed', { number })}</p>
      )}
      <Refusal of={reveal.error} />
    </>
  )
}
