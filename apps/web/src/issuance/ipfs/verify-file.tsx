import { useMutation, useQuery } from '@tanstack/react-query'
import { isIdentifier } from '@tessera/domain/issuance/ipfs/identifier.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { FileDropZone } from '@tessera/ui/file-well.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { identify } from './identify.ts'
import { publications } from './ipfs.queries.ts'
import { PublicationCard } from './publication-card.tsx'

/** Checks a dropped file, or a typed identifier, against what the exchange published. The file stays in this browser. */
export function VerifyFile() {
  const t = useTranslations('ipfs')
  const [search, setSearch] = useScreenSearch('/verify')
  const { file, percent, take } = useDroppedFile((cid) => setSearch({ id: cid }))
  const id = search.id
  const known = file.data?.cid === id ? file.data : undefined
  return (
    <div className="container col" style={{ '--g': '20px', maxWidth: 760, paddingBlock: 40 }}>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('title')}</h1>
        <p className="t2">{t('lead')}</p>
      </div>
      <Card>
        <div className="col" style={{ '--g': '16px' }}>
          <FileDropZone
            name={t('file')}
            help={t('fileTip')}
            dropText={t('drop')}
            onSelect={([first]) => first && take(first)}
          />
          {file.isPending && <Tiles percent={percent} label={t('computing')} />}
          {file.error && <Banner tone="negative">{t('unreadable')}</Banner>}
          <IdentifierForm key={id} id={id ?? ''} onCheck={(text) => setSearch({ id: text })} />
        </div>
      </Card>
      <output aria-live="polite" className="col" style={{ '--g': '16px' }}>
        {known && (
          <Card title={known.name}>
            <Details
              items={[
                { term: t('cid'), value: <Copyable text={known.cid} label={t('copyCid')} /> },
                { term: t('sha256'), value: <Copyable text={known.sha256} label={t('copySha256')} /> },
              ]}
            />
          </Card>
        )}
        {id !== undefined && isIdentifier(id) && <Found id={id} />}
      </output>
    </div>
  )
}

/** Identifies one file at a time: a new file aborts the previous one. */
function useDroppedFile(onIdentified: (cid: string) => void) {
  const [percent, setPercent] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const file = useMutation({
    mutationFn: (chosen: File) => {
      running.current?.abort()
      running.current = new AbortController()
      setPercent(0)
      return identify(chosen, (done) => setPercent(Math.floor(done)), running.current.signal)
    },
    onSuccess: ({ cid }) => onIdentified(cid),
  })
  return { file, percent, take: (chosen: File) => file.mutate(chosen) }
}

function IdentifierForm({ id, onCheck }: { id: string; onCheck: (text: string) => void }) {
  const t = useTranslations('ipfs')
  const [text, setText] = useState(id)
  const plain = text.trim().toLowerCase()
  const wrong = isIdentifier(plain) ? undefined : t('invalidIdentifier')
  return (
    <Form className="col" style={{ '--g': '12px' }} onSubmit={() => onCheck(plain)}>
      <TextInput label={t('identifier')} value={text} onChange={setText} fault={wrong} autoComplete="off" />
      <FormErrors />
      <div>
        <Button type="submit" kind="secondary" disabledReason={wrong}>
          {t('check')}
        </Button>
      </div>
    </Form>
  )
}

function Found({ id }: { id: string }) {
  const t = useTranslations('ipfs')
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(publications(id, locale))
  if (isError)
    return (
      <Failed title={t('failed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </Failed>
    )
  if (data === undefined) return null
  if (data.length === 0)
    return (
      <Banner tone="warning" lead={t('unknown')}>
        {t('unknownText')}
      </Banner>
    )
  return data.map((row) => <PublicationCard key={`${row.publishedAt}${row.product?.symbol}`} row={row} />)
}
