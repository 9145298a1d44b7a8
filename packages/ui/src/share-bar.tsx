import { Tag } from './badge.tsx'
import s from './share-bar.module.css'

export type Share = {
  readonly id: string
  readonly label: string
  /** Percentage of the whole, 0 to 100: the length of its part of the bar. */
  readonly percent: number
  /** The same in words, such as '42%'. */
  readonly text: string
  /** A tag for this share. */
  readonly tag?: string | undefined
}

type ShareBarProps = {
  shares: readonly Share[]
  /** The undistributed rest, shown while there is one. */
  rest: Omit<Share, 'id' | 'tag'>
}

const tones = ['--data-1', '--data-3', '--data-2', '--data-4', '--data-5', '--data-6'] as const
/** The color of the share at this index, for other elements that refer to it. */
export const shareTone = (at: number): string => `var(${tones[at % tones.length] ?? tones[0]})`

/** A bar of the shares of one whole, with a line of text for each share below it. */
export const ShareBar = ({ shares, rest }: ShareBarProps) => (
  <div className={s['whole']}>
    <div className={s['bar']} aria-hidden>
      {shares.map(({ id, percent }, at) => (
        <span key={id} style={{ '--tone': shareTone(at), flexGrow: percent }} />
      ))}
      {rest.percent > 0 && <span style={{ flexGrow: rest.percent }} />}
    </div>
    <div className="row row--between xs t3 num" aria-hidden>
      <span>0</span>
      <span>100%</span>
    </div>
    <ul className={s['legend']}>
      {shares.map(({ id, label, text, tag }, at) => (
        <Line key={id} label={label} text={text} tag={tag} tone={shareTone(at)} />
      ))}
      {rest.percent > 0 && <Line label={rest.label} text={rest.text} />}
    </ul>
  </div>
)

type LineProps = Pick<Share, 'label' | 'text' | 'tag'> & { tone?: string }

const Line = ({ label, text, tag, tone }: LineProps) => (
  <li>
    <i style={tone === undefined ? {} : { '--tone': tone }} aria-hidden />
    <span className={`truncate ${tone === undefined ? 't3' : 't2'}`} title={label}>
      {label}
    </span>{' '}
    <span className="row" style={{ '--g': '8px' }}>
      {tag !== undefined && <Tag>{tag}</Tag>} <b className="num">{text}</b>
    </span>
  </li>
)
