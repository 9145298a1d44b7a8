const words = {
  en: {
    title: 'Local Sumsub',
    lead: 'Choose the result of this check, then upload the requested documents. No data leaves this machine.',
    green: 'Approved',
    retry: 'Refused once: blurred photo',
    final: 'Rejected (final)',
    slow: 'Approved after a while',
    document: 'Upload the document',
    selfie: 'Take a selfie',
    submit: 'Submit',
    done: 'Submitted. You can close this page.',
    failed: 'The session has ended. Reload the page.',
  },
  zh: {
    title: '本地 Sumsub',
    lead: '请选择核验结果，然后上传所需材料。数据不会离开本机。',
    green: '通过',
    retry: '首次退回：照片模糊',
    final: '最终拒绝',
    slow: '稍后通过',
    document: '上传证件',
    selfie: '拍摄自拍照',
    submit: '提交',
    done: '已提交，可以关闭此页面。',
    failed: '会话已结束，请重新加载页面。',
  },
}

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:16px;color:#1d2430;background:#fff}fieldset{border:0;padding:0;margin:16px 0;display:grid;gap:8px}
button{font:inherit;padding:10px 16px;border:1px solid #1d2430;border-radius:8px;background:#fff;cursor:pointer}h1{font-size:18px;margin:0}p{margin:8px 0}`

const script = `
const words = JSON.parse(document.getElementById('words').textContent)
const tell = (type, payload) => parent.postMessage({ type, payload }, '*')
const say = (text) => { document.querySelector('[role=status]').textContent = text }
let token, resolveToken
addEventListener('message', (event) => {
  if (event.source !== parent) return
  token = event.data.token
  resolveToken?.(token)
})
const nextToken = (again) => new Promise((done) => { resolveToken = done; parent.postMessage({ type: 'local.token', again }, '*') })
async function post(path, body) {
  const send = () => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, ...body }) })
  let response = await send()
  if (response.status === 401 && (await nextToken(true))) response = await send()
  if (!response.ok) { say(words.failed); tell('idCheck.onError', { code: 'local', error: 'the token has expired' }); throw new Error('refused') }
  return response.json()
}
function show(state) {
  const place = document.getElementById('steps')
  place.replaceChildren()
  if (state.reviewStatus !== 'init' && state.wanted.length === 0) { say(words.done); return }
  const next = state.wanted[0] ?? 'submit'
  const button = document.createElement('button')
  button.textContent = words[next]
  button.onclick = async () => {
    button.disabled = true
    if (next !== 'submit') return show(await post('/websdk/upload', { side: next }))
    const persona = document.querySelector('input:checked').value
    const after = await post('/websdk/submit', { persona })
    tell(after.submissions > 1 ? 'idCheck.onApplicantResubmitted' : 'idCheck.onApplicantSubmitted', {})
    tell('idCheck.onApplicantStatusChanged', { reviewStatus: after.reviewStatus, reviewResult: after.reviewResult })
    say(words.done)
    place.replaceChildren()
  }
  place.append(button)
}
nextToken(false).then(async () => {
  const state = await post('/websdk/state', {})
  tell('idCheck.onReady', {})
  tell('idCheck.onApplicantLoaded', { applicantId: state.id })
  show(state)
  parent.postMessage({ type: 'local.height', payload: document.documentElement.scrollHeight + 8 }, '*')
})
`

/** The page of the local vendor in the frame, which guides a persona through upload and verdict. */
export function sdkFrame(lang: string): string {
  const w = lang.startsWith('zh') ? words.zh : words.en
  const choices = (['green', 'retry', 'final', 'slow'] as const)
    .map(
      (each, n) =>
        `<label><input type="radio" name="p" value="${each}"${n === 0 ? ' checked' : ''}> ${w[each]}</label>`,
    )
    .join('')
  return `<!doctype html><html lang="${lang.startsWith('zh') ? 'zh-CN' : 'en'}"><meta charset="utf-8"><title>${w.title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style><h1>${w.title}</h1><p>${w.lead}</p><fieldset><legend hidden>${w.title}</legend>${choices}</fieldset>
<div id="steps"></div><p role="status"></p><script type="application/json" id="words">${JSON.stringify(w)}</script><script>${script}</script></html>`
}
