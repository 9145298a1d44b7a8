import type { ChannelKind, ChannelName } from '@tessera/contract/channels.ts'
import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import { useSyncExternalStore } from 'react'
import type { Reader } from './live.ts'
import type { LiveFeed } from './live-page.ts'

/** A channel stays subscribed for this time, because the next screen may use it again. */
const LINGER_MS = 1_000
/** Updates are shown at most this often. Nobody reads faster, and it leaves frames for other work. */
const SHOWN_EVERY_MS = 100

/** The data of a channel, for `useSyncExternalStore`. The channel is followed while a component subscribes. */
export abstract class LiveStore<K extends ChannelKind, Shown> implements Reader<ChannelData[K]> {
  private readonly live: LiveFeed
  private readonly ch: ChannelName<K>
  private readonly listeners = new Set<() => void>()
  private leave: (() => void) | undefined
  private shown: Shown | undefined
  private resting: ReturnType<typeof setTimeout> | undefined
  private owes = false

  constructor(live: LiveFeed, ch: ChannelName<K>) {
    this.live = live
    this.ch = ch
  }

  /** Returns the data after a snapshot, or after a delta on `before`; undefined if they are inconsistent. */
  protected abstract after(data: ChannelData[K], before: Shown | undefined): Shown | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.leave ??= this.live.follow(this.ch, this)
    return () => {
      this.listeners.delete(listener)
      setTimeout(() => this.leaveIfAlone(), LINGER_MS)
    }
  }

  /** Undefined until the first snapshot. */
  readonly get = (): Shown | undefined => this.shown

  readonly snapshot = (data: ChannelData[K]): boolean => this.show(this.after(data, undefined))
  readonly delta = (data: ChannelData[K]): boolean => this.show(this.after(data, this.shown))
  readonly clear = (): void => {
    this.shown = undefined
    clearTimeout(this.resting)
    this.resting = undefined
    this.tell()
  }

  private show(next: Shown | undefined): boolean {
    if (next === undefined) return false
    this.shown = next
    this.tell()
    return true
  }

  /** Notifies listeners at once, then at most once per pause. */
  private tell(): void {
    this.owes = this.resting !== undefined
    if (this.owes) return
    this.resting = setTimeout(() => {
      this.resting = undefined
      if (this.owes) this.tell()
    }, SHOWN_EVERY_MS)
    for (const listener of this.listeners) listener()
  }

  private leaveIfAlone(): void {
    if (this.listeners.size > 0) return
    this.leave?.()
    this.leave = undefined
  }
}

/**
 * One value of a channel: the component renders again only if it changes. `pick` must return text or a number, not a
 * new object.
 */
export const useFact = <K extends ChannelKind, Shown, Fact extends string | number | boolean | null | undefined>(
  store: LiveStore<K, Shown>,
  of: (shown: Shown | undefined) => Fact,
): Fact => useSyncExternalStore(store.subscribe, () => of(store.get()))
