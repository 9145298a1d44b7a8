/** Words for publishing a document under its CID. */
export const publish = {
  action: 'Publish {title} to IPFS',
  title: 'Publish {title} to IPFS?',
  text: 'Publishing cannot be undone: anybody can copy and keep a published file. A second person decides.',
  content: 'Visitors see this product, so the file itself is published and pinned.',
  hash: 'This product is a draft or is not offered to everybody, so only the hash and the CID are published. The file stays on our servers.',
  supersedes: 'Replaces',
  nothing: 'No published document',
  noPersonalData: 'I have read the document. It contains no personal data.',
  readFirst: 'Confirm that you have read the document.',
  confirm: 'Propose to publish',
  proposed: 'Proposed. A second person decides.',
  forms: { content: 'File, for everybody', hash: 'Hash and CID only' },
  states: {
    queued: 'IPFS: waiting',
    pinning: 'IPFS: being pinned',
    pinned: 'IPFS: pinned',
    failed: 'IPFS: failed, will retry',
    hash: 'Hash published',
  },
  superseded: 'Superseded',
} as const
