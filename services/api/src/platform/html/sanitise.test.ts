import { plainLetters, withoutInvisible } from '@barnum/rules/text/normalise';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlFaults } from '../../../test/support/html-faults.ts';
import { htmlToShow } from './html-to-show.ts';
import { sanitiseHtml } from './sanitise.ts';
import { sanitiseHtmlField } from './sanitise-field.ts';

const sanitised = (html: string) => sanitiseHtml(html) ?? '';
const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}x${`</${tag}>`.repeat(depth)}`;

it('bounds nesting among the tags that are kept, not by those that are dropped', () => {
  expect(sanitised(`${'<div>'.repeat(200)}<p>x</p>`)).toBe('<p>x</p>');
  expect(sanitised(nested('em', 50))).toBe(nested('em', 50));
  expect(sanitised(nested('em', 200))).toBe(nested('em', 50));
});

it.each([
  nested('em', 200),
  `${'<div><b>'.repeat(80)}x`,
  '<p>1<p>2<h2>3<ul><li>4<li>5</ul>',
  '<p>a &lt;b&gt; &amp;amp; &nbsp;c</p>',
  '<a href="javascript:x" target="_blank">x</a><a href="tel:+33">y</a>',
  '<<p>x</p>><scr<script>ipt>x</script>',
])('changes nothing the second time: %s', (html) => {
  expect(sanitised(sanitised(html))).toBe(sanitised(html));
});

it('takes out what nobody sees, and no address that it hid', () => {
  expect(sanitised('<p>Cha\u00adi&#8203;se e\u0301</p>')).toBe('<p>Chaise é</p>');
  expect(sanitised('<a href="/&#173;/elsewhere.example">x</a>')).toBe('<a rel="noopener noreferrer nofollow">x</a>');
});

it('writes plain letters and blanks, and leaves addresses as they are', () => {
  expect(sanitised('<p>\ufb01xe \uff22ar\u2003x\u3000y\u00a0z</p>')).toBe('<p>fixe Bar x y\u00a0z</p>');
  const link = '<a href="https://a.example/\ufb01" rel="noopener noreferrer nofollow">\ufb01</a>';
  expect(sanitised(link)).toBe(link.replace('>\ufb01<', '>fi<'));
});

it('keeps what the editor makes, and nothing beside it', () => {
  const made =
    '<h1 data-align="center">a</h1><p data-align="justify"><mark data-color="blue-bright">b</mark></p>' +
    '<ol start="3" type="a"><li><p><a href="tel:1" target="_blank" rel="noopener noreferrer nofollow" class="button">c</a></p></li></ol>';
  expect(sanitised(made)).toBe(made);
  const foreign =
    '<p data-align="left" style="color:red" class="x">a</p><mark data-color="red;x">b</mark><ol start="x" type="disc"><li>c</li></ol>';
  expect(sanitised(foreign)).toBe('<p>a</p><mark>b</mark><ol><li>c</li></ol>');
});

const tags = [
  'p',
  'em',
  'strong',
  'a',
  'ul',
  'ol',
  'li',
  'h1',
  'mark',
  'br',
  'blockquote',
  'div',
  'b',
  'table',
  'td',
  'form',
  'font',
  'script',
  'style',
  'svg',
  'math',
  'mtext',
  'mglyph',
  'annotation-xml',
  'foreignObject',
  'desc',
  'title',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'xmp',
  'plaintext',
  'select',
  'option',
  'img',
  'object',
  'html',
  'body',
  'frameset',
];
const values = [
  'javascript:alert(1)',
  '&#106;avascript:x',
  '//elsewhere.example',
  '/cgv',
  '"',
  "'>",
  '</p>',
  '<!--',
  ' ',
  '',
];
const names = [
  'href',
  'src',
  'onerror',
  'onclick',
  'style',
  'class',
  'data-align',
  'data-color',
  'xlink:href',
  'id',
  'rel',
];
const marks = [
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?',
  '</',
  '<',
  '>',
  '&lt;',
  '&#60;',
  '&amp;lt;',
  '\0',
  '/',
  'x',
  ' ',
];
const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('="', "='", '='), fc.constantFrom(...values))
  .map(([name, quote, value]) => ` ${name}${quote}${value}${quote.slice(1)}`);
const opening = fc
  .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ''))
  .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}`);
const closing = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const hostileHtml = fc
  .array(fc.oneof(opening, closing, fc.constantFrom(...marks), fc.string({ unit: 'grapheme' })), { maxLength: 30 })
  .map((parts) => parts.join(''));

it('leaves nothing that a browser could execute, whatever comes in, and changes nothing the second time', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const kept = sanitised(html);
      expect(htmlFaults(kept)).toEqual([]);
      expect(sanitised(kept)).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

it('reads every text back as one sees it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = `<p>x${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}x</p>`;
      const seen = plainLetters(written.replace(/[\u0085\u2028\u2029]/g, ' '));
      expect(sanitised(written)).toBe(withoutInvisible(seen));
    }),
  );
});

it.each(['<em>', '<ol><li>', '<div><em>', '<svg><math>', '<a href="x">'])(
  'refuses %s in itself without end',
  async (tag) => {
    const message = 'La mise en forme de ce texte est trop imbriquée';
    await expect(sanitiseHtmlField(tag.repeat(50_000), 'text')).rejects.toMatchObject({
      message,
      fields: { text: message },
    });
  },
);

it('lets others be answered while it reads a long text', async () => {
  let isShown = false;
  const shown = Promise.resolve(htmlToShow('<'.repeat(1_000_000))).then(() => {
    isShown = true;
  });
  await new Promise(setImmediate);
  expect(isShown).toBe(false);
  await shown;
  expect(isShown).toBe(true);
});

it('takes tags that nobody has closed for siblings', () => {
  expect(sanitised('<p>x<br>'.repeat(12_000))).toHaveLength(12_000 * '<p>x<br /></p>'.length);
});

it('has a known text ready', async () => {
  expect(await htmlToShow('<p>Connu</p>')).toBe('<p>Connu</p>');
  expect(htmlToShow('<p>Connu</p>')).toBe('<p>Connu</p>');
});

it('shows nothing of stored tags in tags without end, where it would refuse what is sent', async () => {
  expect(await htmlToShow(nested('em', 10_001))).toBe('');
});
