import { onUserActivity } from '@tessera/ui/user-activity.ts'
import { Live } from './live.ts'
import { closeSession, onSession, sessionToken } from './session.ts'

/** The socket of this page, to the same origin. It opens with the first channel and closes after the last. */
export const live = new Live({
  connect: (events) => {
    const socket = new WebSocket(new URL('/ws', location.href.replace(/^http/u, 'ws')))
    socket.addEventListener('open', events.opened)
    socket.addEventListener('message', (event: MessageEvent<unknown>) => events.received(String(event.data)))
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
  isHidden: () => document.visibilityState === 'hidden',
  spread: () => Math.random(),
})

onSession(live.restart)
window.addEventListener('online', live.reconnectNow)

window.addEventListener('pagehide', live.pause)
window.addEventListener('pageshow', live.resume)

const reportView = (): void => {
  if (document.visibilityState === 'visible') live.pageViewed()
}
document.addEventListener('visibilitychange', reportView)
window.addEventListener('focus', reportView)
// A page that kept the focus counts as viewed when the user touches it.
onUserActivity(reportView)
