import { Cover, type Pattern } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { ExternalLink, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import s from './videos.module.css'
import type { Product } from './products.queries.ts'

type Video = Product['documents'][number]

export const videosOf = ({ documents }: Pick<Product, 'documents'>): readonly Video[] =>
  documents.filter(({ kind }) => kind === 'video')

type VideosProps = { product: Pick<Product, 'documents' | 'videoUrl' | 'symbol'>; pattern: Pattern }

/**
 * Our own videos play in the page on request. An external video is only a link, so that no third-party code runs here.
 */
export const Videos = ({ product, pattern }: VideosProps) => (
  <div className="col" style={{ '--g': '24px' }}>
    {videosOf(product).map((video) => (
      <OwnVideo key={video.id} video={video} pattern={pattern} />
    ))}
    {product.videoUrl !== null && <VideoElsewhere url={product.videoUrl} symbol={product.symbol} pattern={pattern} />}
  </div>
)

/** A stable function, so that the player is focused only once, when it replaces the button. */
const focus = (player: HTMLVideoElement | null): void => player?.focus()

function OwnVideo({ video, pattern }: { video: Video; pattern: Pattern }) {
  const t = useTranslations('products')
  const kit = useTranslations('kit')
  const [isRequested, setRequested] = useState(false)
  const [failed, setFailed] = useState(false)
  const { id, title, url, languages } = video
  return (
    <figure>
      {isRequested ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Tessera accepts only videos that are understood without sound
        <video
          className={s['video']}
          src={url}
          aria-label={title}
          controls
          autoPlay
          playsInline
          ref={focus}
          onError={() => setFailed(true)}
        />
      ) : (
        <button type="button" className={s['video']} onClick={() => setRequested(true)}>
          <Cover pattern={pattern} seed={id} columns={16} rows={8} />
          <span className={s['play']}>
            <Icon of={Play} size={20} filled />
            <span aria-hidden>{t('detail.watch')}</span>
            <span className="sr">{kit('labelled', { label: t('detail.watch'), name: title })}</span>
          </span>
        </button>
      )}
      <figcaption className="sm t3">
        {title} · {languages.map((each) => t(`detail.languages.${each}`)).join(' · ')}
        {failed && (
          <span role="alert" className={s['videoFailed']}>
            {t('detail.videoFailed')}{' '}
            <a className="link" href={url} download>
              {t('detail.download', { title })}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function VideoElsewhere({ url, symbol, pattern }: { url: string; symbol: string; pattern: Pattern }) {
  const t = useTranslations('products')
  return (
    <figure>
      <a className={s['video']} href={url} target="_blank" rel="noreferrer">
        <Cover pattern={pattern} seed={`${symbol}-video`} columns={16} rows={8} />
        <span className={s['play']}>
          <Icon of={ExternalLink} size={20} />
          {t('detail.watch')}
        </span>
      </a>
      <figcaption className="sm t3">{t('detail.videoElsewhere', { host: new URL(url).host })}</figcaption>
    </figure>
  )
}
