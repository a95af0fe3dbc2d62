/** Words of the mails that are sent. */
export const en = {
  'link.subject': 'Your way into {{house}}',
  'link.text':
    'Somebody, most likely you, asked {{house}} for a way in with this address.\n\n' +
    'Open this link to go on. It works once, and for {{minutes}} minutes:\n\n{{link}}\n\n' +
    'If that was not you, leave it: without the link nothing happens.',
  'add.subject': 'This address for your account at {{house}}',
  'add.text':
    'Somebody, most likely you, wants to use this address for their account at {{house}}.\n\n' +
    'Open this link in the browser in which you asked. It works once, and for {{minutes}} minutes:\n\n{{link}}\n\n' +
    'If that was not you, leave it: without the link nothing happens.',
  'changed.subject': 'The address of your account at {{house}} was changed',
  'changed.text':
    'Your account at {{house}} has another address now; this one leads to it no more.\n\n' +
    'If that was not you, sign in by a passkey of yours, sign out all other devices and put your address back: {{link}}',
  'turn.subject': 'You are asked at {{house}}',
  'turn.text':
    'It is your turn at a table of {{house}}, and the others wait for you:\n\n{{link}}\n\n' +
    'You are told so once for each question. On the page of your account you can end this, or say when it is to be quiet.',
} as const
