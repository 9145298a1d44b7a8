export const en_US = {
  decisions: {
    kinds: {
      document_publish: 'Publish document to IPFS',
    },
    effects: {
      document_publish:
        'Publishing cannot be undone. If the content is published, anyone can get the file from IPFS permanently. If only the hash is published, anyone who has the file can verify it. Before you approve, open the document and check that it contains no personal data.',
    },
    fields: {
      form: 'Published as',
      cid: 'CID',
      sha256: 'SHA-256',
      supersedes: {
        titles: 'Replaces',
        cid: 'CID of the replaced document',
      },
    },
  },
} as const
