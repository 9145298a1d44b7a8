import type { Live, LiveStatus } from './live.ts'

/** The functions of the live connection that screens use. */
export type LiveFeed = Pick<Live, 'follow' | 'subscribe' | 'status'>

const soon: LiveStatus = { state: 'catching-up', since: undefined }
let socket: Live | undefined
let loading: Promise<Live> | undefined

async function load(): Promise<Live> {
  const { live: opened } = await import('./live-socket.ts')
  socket = opened
  return opened
}

/**
 * Runs `act` on the page's live connection, which loads on first use. Also undoes it if that is requested before it has
 * loaded.
 */
function onSocket(act: (live: Live) => () => void): () => void {
  let undo: (() => void) | undefined
  let isActive = true
  const start = async (): Promise<void> => {
    loading ??= load()
    const opened = await loading
    if (isActive) undo = act(opened)
  }
  void start()
  return () => {
    isActive = false
    undo?.()
  }
}

/** The live connection of this page. Its code loads once a screen follows a channel. */
export const live: LiveFeed = {
  follow: (...channel) => onSocket((opened) => opened.follow(...channel)),
  subscribe: (listener) => onSocket((opened) => opened.subscribe(listener)),
  status: () => socket?.status() ?? soon,
}
