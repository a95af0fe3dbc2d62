/** One picture that is not as it was, as files beside the page. */
export interface Changed {
  readonly id: string
  /** File names; null where there is none. */
  readonly old: string | null
  readonly now: string
  readonly difference: string | null
  readonly words: string
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const figure = (file: string | null, caption: string): string =>
  file === null
    ? `<figure><p>none</p><figcaption>${caption}</figcaption></figure>`
    : `<figure><a href="${escape(file)}"><img src="${escape(file)}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`

const section = ({ id, old, now, difference, words }: Changed): string => `<section>
<h2>${escape(id)}</h2>
<p>${escape(words)}</p>
<div>${figure(old, 'old')}${figure(now, 'new')}${figure(difference, 'difference')}</div>
</section>`

/** A page that shows each changed picture three times: as it was, as it is, and where the two differ. */
export const reportPage = (changed: readonly Changed[], compared: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed.length} of ${compared} pictures differ</title>
<style>
body { margin: 24px; font: 16px/1.4 sans-serif; background: #eee; color: #111; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>${changed.length} of ${compared} pictures differ</h1>
${changed.map(section).join('\n')}
</html>
`
