/** The script of the local vendor: the same calls as the real one (docs.sumsub.com/docs/get-started-with-web-sdk), over one frame. */
export const sdkScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const build = (first, refresh) => {
    const listeners = []
    let conf = {}
    const builder = {
      withConf: (given) => { conf = given; return builder },
      withOptions: () => builder,
      on: (name, call) => { listeners.push((type, payload) => type === name && call(payload)); return builder },
      onMessage: (call) => { listeners.push(call); return builder },
      build: () => {
        let frame
        const hear = async ({ origin: from, source, data }) => {
          if (from !== origin || !frame || source !== frame.contentWindow) return
          if (data.type === 'local.token') {
            const token = data.again ? await refresh().catch(() => undefined) : first
            frame.contentWindow.postMessage({ token }, origin)
          } else if (data.type === 'local.height') frame.style.height = data.payload + 'px'
          else for (const listener of listeners) listener(data.type, data.payload)
        }
        return {
          launch: (place) => {
            frame = document.createElement('iframe')
            frame.src = origin + '/websdk/frame?lang=' + encodeURIComponent(conf.lang || 'en')
            frame.title = 'Sumsub'
            frame.allow = 'camera; microphone'
            frame.style.width = '100%'
            frame.style.height = '420px'
            frame.style.border = '0'
            window.addEventListener('message', hear)
            document.querySelector(place).append(frame)
          },
          destroy: () => { window.removeEventListener('message', hear); frame?.remove() },
        }
      },
    }
    return builder
  }
  window.snsWebSdk = { init: build }
})()
`
