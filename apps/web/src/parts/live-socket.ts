import { onUserActivity } from '@tessera/ui/user-activity.ts'
import { Live } from './live.ts'
import { closeSession, onSession, sessionToken } from './session.ts'

/** The socket of this page, to the same origin. It opens with the first channel and closes after the last. */
export const live = new Live({
  connect: (events) => {
    const socket = new WebSocket(new URL('/ws', location.href.replace(/^http/u, 'ws')))
    socket.addEventListener('open', events.opened)
    socket.addEventListener('message', (event: MessageEvent<unknown>) => events.said(String(event.data)))
    socket.addEventListener('close', ({ code }) => events.closed(code))
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  },
  token: sessionToken,
  sessionOver: closeSession,
  now: () => Date.now(),
  setTimer: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  spread: () => Math.random(),
})

onSession(live.restart)
window.addEventListener('online', live.hurry)

window.addEventListener('pagehide', live.pause)
window.addEventListener('pageshow', live.resume)

const lookedAt = (): void => {
  if (document.visibilityState === 'visible') live.lookedAt()
}
document.addEventListener('visibilitychange', lookedAt)
window.addEventListener('focus', lookedAt)
// A page that kept the focus counts as viewed when the user touches it.
onUserActivity(lookedAt)
