import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Command } from '#parts/command.ts'
import { refusalAt } from '#parts/form.ts'

type SignWord = 'signer' | 'signerHelp' | 'accept' | 'checking' | 'submit' | 'complain' | 'chooseSigner' | 'tick'
type SignCardProps = Pick<ComponentProps<typeof Select>, 'options' | 'placeholder'> & {
  t: (key: SignWord) => string
  title: string
  /** The text that is signed. */
  text: ReactNode
  /** The name of the signer's field in error responses. */
  at: string
  isLacking: boolean
  warning?: ReactNode
  command: Pick<Command<never>, 'busy' | 'checking' | 'error'>
  onSign: (signer: string) => void
}

/** The text that is signed, the person who signs it, and its submission. */
export function SignCard({ t, title, text, at, isLacking, warning, command, onSign, ...select }: SignCardProps) {
  const [signer, setSigner] = useState<string>()
  const [isAccepted, accept] = useState(false)
  const reason = () => {
    if (isLacking) return t('complain')
    if (signer === undefined) return t('chooseSigner')
    return isAccepted ? undefined : t('tick')
  }
  return (
    <Card title={title}>
      <div className="col" style={{ '--g': '20px' }}>
        {text}
        <Select
          {...select}
          label={t('signer')}
          help={t('signerHelp')}
          value={signer}
          onChange={setSigner}
          error={refusalAt(command.error, at)}
        />
        <Checkbox checked={isAccepted} onChange={accept}>
          {t('accept')}
        </Checkbox>
        {warning}
        {command.checking && (
          <Banner tone="info" live>
            {t('checking')}
          </Banner>
        )}
        {command.error && (
          <Banner tone="negative" live>
            {command.error.message}
          </Banner>
        )}
        <Button
          size="lg"
          loading={command.busy}
          disabledReason={reason()}
          onPress={() => signer !== undefined && onSign(signer)}
        >
          {t('submit')}
        </Button>
      </div>
    </Card>
  )
}
