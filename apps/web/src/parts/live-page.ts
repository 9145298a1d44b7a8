import type { Live, Standing } from './live.ts'

/** What screens need of the socket. */
export type LiveFeed = Pick<Live, 'follow' | 'subscribe' | 'standing'>

const soon: Standing = { state: 'catching-up', since: undefined }
let socket: Live | undefined
let loading: Promise<Live> | undefined

async function load(): Promise<Live> {
  const { live: opened } = await import('./live-socket.ts')
  socket = opened
  return opened
}

/** Does it on the page's socket, which is loaded for the first who asks; undoes it too when that comes first. */
function onSocket(act: (live: Live) => () => void): () => void {
  let undo: (() => void) | undefined
  let wanted = true
  const start = async (): Promise<void> => {
    loading ??= load()
    const opened = await loading
    if (wanted) undo = act(opened)
  }
  void start()
  return () => {
    wanted = false
    undo?.()
  }
}

/** The socket of this page with all that reads its messages, once a screen follows something. */
export const live: LiveFeed = {
  follow: (...channel) => onSocket((opened) => opened.follow(...channel)),
  subscribe: (listener) => onSocket((opened) => opened.subscribe(listener)),
  standing: () => socket?.standing() ?? soon,
}
