export const en_US = {
  personal: {
    title: 'Verify online',
    lead: 'Scan your identity document and take a selfie. The check usually takes a few minutes.',
    start: 'Start verification',
  },
  company: {
    title: 'Verify a company online',
    lead: 'Upload the company’s registration documents. Our team reviews the result together with your application.',
    start: 'Start verification',
  },
  vendor: 'Our provider Sumsub checks your documents. What you send goes to Sumsub and to us.',
  bindsLead: 'Choose with care.',
  binds: 'Once verification starts, you cannot switch between individual and company.',
  loading: 'The verification is loading',
  failed: 'The verification did not load',
  notStarted: 'The verification did not start. Check your connection and try again.',
  retry: 'Try again',
  checking: {
    title: 'Your documents are being checked',
    text: 'You can close this page. We’ll send you a message when there’s a result.',
  },
  refused: {
    lead: 'Please send this again.',
    comment: 'Comment: {comment}',
  },
  rejected: {
    title: 'Online verification was rejected',
    text: 'Online verification cannot be repeated. Upload your documents instead, and our team will review them.',
  },
  incomplete: {
    title: 'Some details are missing',
    text: 'You passed the online check. Add the missing details in the form, and our team will review them.',
  },
  passed: {
    title: 'The company passed the online check',
    text: 'Our team decides on it together with your application. If you have not submitted the application yet, complete it.',
  },
  verified: 'This account is verified.',
  manual: {
    title: 'Online verification is not available now',
    text: 'Upload your documents instead, and our team will review them.',
  },
  closed: 'This account uses the other type of verification (individual or company). You cannot change this.',
  upload: 'Upload documents',
  application: 'Go to the application',
  account: 'Account and security',
} as const
