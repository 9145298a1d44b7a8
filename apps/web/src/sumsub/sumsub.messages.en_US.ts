export const en_US = {
  personal: {
    title: 'Verify online',
    lead: 'Scan your identity document and take a selfie. The check usually takes a few minutes.',
    start: 'Start verification',
  },
  company: {
    title: 'Verify a company online',
    lead: 'Upload the registration documents of the company. Our team reads the result together with your application.',
    start: 'Start verification',
  },
  vendor: 'Our provider Sumsub checks your documents. What you send goes to Sumsub and to us.',
  bindsLead: 'Choose with care.',
  binds: 'Once verification has started you cannot switch between individual and company.',
  loading: 'The verification is loading',
  failed: 'The verification did not load',
  notStarted: 'The verification did not start. Check your connection and try again.',
  retry: 'Try again',
  checking: {
    title: 'Your documents are being checked',
    text: 'You can close this page. We tell you by message when there is a result.',
  },
  refused: {
    lead: 'Please send this again.',
    comment: 'Comment: {comment}',
  },
  rejected: {
    title: 'The online verification was rejected',
    text: 'It cannot be repeated. You can upload your documents, and our team reviews them.',
  },
  incomplete: {
    title: 'Some details are missing',
    text: 'The online check is passed. Please add the missing details in the form; our team then reviews them.',
  },
  passed: {
    title: 'The company passed the online check',
    text: 'Our team decides with your application. Complete it if you have not submitted it yet.',
  },
  verified: 'This account is verified.',
  manual: {
    title: 'Online verification is not offered now',
    text: 'Upload your documents instead. Our team reviews them.',
  },
  closed: 'This account is verified as the other kind, individual or company. This cannot be changed.',
  upload: 'Upload documents',
  application: 'Go to the application',
  account: 'Account and security',
} as const
