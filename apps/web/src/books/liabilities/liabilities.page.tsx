import { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Checked, Proof } from './check-proof.ts'
import { provenBalances } from './liabilities.queries.ts'
import { ProofTable } from './proof-table.tsx'
import { saveText } from '#parts/save-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useRow } from '#parts/current-row.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'

export function LiabilitiesPage() {
  const { user } = useLogin()
  return user === undefined ? <PageLoading /> : <Proven ownId={user.id} />
}

function Proven({ ownId }: { ownId: string }) {
  const t = useTranslations('liabilities')
  const title = useTranslations('shell')(`titles.${useRow().name}`)
  const { data, isError, refetch } = useQuery(provenBalances(ownId))
  if (!data && !isError) return <PageLoading />
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{title}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {data && data.rows.length > 0 && (
          <Button kind="secondary" size="sm" icon={Download} onPress={() => save(data.proof)}>
            {t('download')}
          </Button>
        )}
      </div>
      {data ? (
        <>
          <Verdict takenAt={data.proof.takenAt} rows={data.rows} />
          <ProofTable takenAt={data.proof.takenAt} rows={data.rows} />
        </>
      ) : (
        <Failed title={t('failed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </Failed>
      )}
      <WithoutUs />
    </>
  )
}

const save = (proof: Proof): void =>
  saveText('tessera-proof.json', JSON.stringify(proof, undefined, 2), 'application/json')

type VerdictProps = { takenAt: string | null; rows: readonly Checked[] }

function Verdict({ takenAt, rows }: VerdictProps) {
  const t = useTranslations('liabilities')
  const wrong = rows.filter(({ fault }) => fault !== undefined).length
  if (takenAt === null || rows.length === 0) return null
  return wrong === 0 ? (
    <Banner tone="positive" lead={t('proven')}>
      {t('provenText', { count: rows.length, time: stampText(takenAt) })}
    </Banner>
  ) : (
    <Banner tone="negative" lead={t('notProven')}>
      {t('notProvenText', { count: wrong })}
    </Banner>
  )
}

/** Downloads from the server instead of this app, for readers who do not trust the app. */
const file = (href: string, name: string) => (words: ReactNode) => (
  <a className="link" href={href} download={name}>
    {words}
  </a>
)
const code = (words: ReactNode) => <code className="mono sm">{words}</code>

function WithoutUs() {
  const t = useTranslations('liabilities')
  return (
    <Card title={t('yourself')}>
      <div className="col">
        <ol className="col">
          <li>{t('steps.proof')}</li>
          <li>{t.rich('steps.program', { a: file('/check-liabilities.mjs', 'check-liabilities.mjs') })}</li>
          <li>{t.rich('steps.roots', { a: file(`/${liabilities.roots.path}`, 'roots.json') })}</li>
          <li>{t.rich('steps.run', { code })}</li>
        </ol>
        <p className="sm t3">{t('limits')}</p>
      </div>
    </Card>
  )
}
