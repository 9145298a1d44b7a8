import { signingVectors, vectorPublicKey, vectorSecret } from '@tessera/contract/access/api-keys/signing-vectors.ts'
import { signedText } from '@tessera/domain/access/api-keys/signing.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import s from './api-keys.module.css'
import { ccxtSnippet, signedSnippet } from './snippets.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

const never = (): (() => void) => () => undefined
/** The origin of this page; unknown on the server. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )

export function OpenApiPage() {
  const t = useTranslations('guide')
  const locale = useLocale()
  const origin = useOrigin()
  return (
    <div className={`container container--narrow ${s['guide']}`}>
      <div className="content">
        <div>
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <Card title={t('key.title')}>
          <ol className="col">
            <li>
              <Link className="link" href={paths.apiKeys(locale)}>
                {t('key.create')}
              </Link>
            </li>
            <li>{t('key.rights')}</li>
            <li>{t('key.money')}</li>
          </ol>
        </Card>
        <Snippet title={t('ccxt.title')} text={t('ccxt.text')} code={ccxtSnippet(origin)} />
        <Snippet title={t('own.title')} text={t('own.text')} code={signedSnippet(origin)} />
        <Card title={t('headers.title')}>
          <Details
            items={(['X-CH-APIKEY', 'X-CH-TS', 'X-CH-SIGN', 'X-CH-NONCE', 'X-CH-WINDOW'] as const).map((name) => ({
              term: name,
              value: t(`headers.${name}`),
            }))}
          />
        </Card>
        <Vectors />
        <Card title={t('more.title')}>
          <ul className="col">
            <li>
              <a className="link" href="/docs">
                {t('more.docs')}
              </a>
            </li>
            <li>
              <a className="link" href="/openapi.json">
                {t('more.document')}
              </a>
            </li>
            <li>{t('more.limits')}</li>
            <li>{t('more.errors')}</li>
            <li>{t('more.wholeHolding')}</li>
            <li>{t('more.streams')}</li>
            <li>{t('more.webhooks')}</li>
            <li>{t('more.subscriptions')}</li>
          </ul>
        </Card>
      </div>
    </div>
  )
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure className={s['figure']}>
      <figcaption className="sr">{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <pre className={`mono ${s['code']}`} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}

function Snippet({ title, text, code }: { title: string; text: string; code: string }) {
  const t = useTranslations('guide')
  return (
    <Card title={title} titleEnd={<CopyButton text={code}>{t('copy')}</CopyButton>}>
      <div className="col">
        <p className="t2">{text}</p>
        <Code label={title}>{code}</Code>
      </div>
    </Card>
  )
}

function Vectors() {
  const t = useTranslations('guide')
  return (
    <Card title={t('vectors.title')}>
      <div className="col">
        <p className="t2">{t('vectors.text')}</p>
        <Code label={t('vectors.keys')}>{`${vectorSecret}\n${vectorPublicKey}`}</Code>
        {signingVectors.map((vector) => (
          <Code key={vector.timestamp} label={vector.target}>
            {`${signedText(vector)}\n\nHMAC-SHA256  ${vector.hmac}\nEd25519      ${vector.ed25519}`}
          </Code>
        ))}
      </div>
    </Card>
  )
}
