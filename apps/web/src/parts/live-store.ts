import type { ChannelKind, ChannelName } from '@tessera/contract/channels.ts'
import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import { useSyncExternalStore } from 'react'
import type { Reader } from './live.ts'
import type { LiveFeed } from './live-page.ts'

/** A channel stays subscribed for this time, because the next screen may use it again. */
const LINGER_MS = 1_000
/** Updates are shown at most this often. Nobody reads faster, and it leaves frames for other work. */
const UPDATE_EVERY_MS = 100

/** The data of a channel, for `useSyncExternalStore`. The channel is followed while a component subscribes. */
export abstract class LiveStore<K extends ChannelKind, View> implements Reader<ChannelData[K]> {
  private readonly live: LiveFeed
  private readonly ch: ChannelName<K>
  private readonly listeners = new Set<() => void>()
  private unsubscribe: (() => void) | undefined
  private view: View | undefined
  private pauseTimer: ReturnType<typeof setTimeout> | undefined
  private isUpdatePending = false

  constructor(live: LiveFeed, ch: ChannelName<K>) {
    this.live = live
    this.ch = ch
  }

  /** Returns the data after a snapshot, or after a delta on `before`; undefined if they are inconsistent. */
  protected abstract after(data: ChannelData[K], before: View | undefined): View | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.unsubscribe ??= this.live.follow(this.ch, this)
    return () => {
      this.listeners.delete(listener)
      setTimeout(() => this.leaveIfUnused(), LINGER_MS)
    }
  }

  /** Undefined until the first snapshot. */
  readonly get = (): View | undefined => this.view

  readonly snapshot = (data: ChannelData[K]): boolean => this.show(this.after(data, undefined))
  readonly delta = (data: ChannelData[K]): boolean => this.show(this.after(data, this.view))
  readonly clear = (): void => {
    this.view = undefined
    clearTimeout(this.pauseTimer)
    this.pauseTimer = undefined
    this.notifyListeners()
  }

  private show(next: View | undefined): boolean {
    if (next === undefined) return false
    this.view = next
    this.notifyListeners()
    return true
  }

  /** Notifies listeners at once, then at most once per pause. */
  private notifyListeners(): void {
    this.isUpdatePending = this.pauseTimer !== undefined
    if (this.isUpdatePending) return
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      if (this.isUpdatePending) this.notifyListeners()
    }, UPDATE_EVERY_MS)
    for (const listener of this.listeners) listener()
  }

  private leaveIfUnused(): void {
    if (this.listeners.size > 0) return
    this.unsubscribe?.()
    this.unsubscribe = undefined
  }
}

/**
 * One value of a channel: the component renders again only if it changes. `of` must return text or a number, not a
 * new object.
 */
export const useFact = <K extends ChannelKind, View, Fact extends string | number | boolean | null | undefined>(
  store: LiveStore<K, View>,
  of: (view: View | undefined) => Fact,
): Fact => useSyncExternalStore(store.subscribe, () => of(store.get()))
