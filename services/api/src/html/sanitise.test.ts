import { expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise.ts';

const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}x${`</${tag}>`.repeat(depth)}`;

it('bounds nesting among the tags that are kept, not by those that are dropped', () => {
  expect(sanitiseHtml(`${'<div>'.repeat(200)}<p>x</p>`)).toBe('<p>x</p>');
  expect(sanitiseHtml(nested('em', 50))).toBe(nested('em', 50));
  expect(sanitiseHtml(nested('em', 200))).toBe(nested('em', 50));
});

it.each([
  nested('em', 200),
  `${'<div><b>'.repeat(80)}x`,
  '<p>1<p>2<h2>3<ul><li>4<li>5</ul>',
  '<p>a &lt;b&gt; &amp;amp; &nbsp;c</p>',
  '<a href="javascript:x" target="_blank">x</a><a href="tel:+33">y</a>',
  '<<p>x</p>><scr<script>ipt>x</script>',
])('changes nothing the second time: %s', (html) => {
  expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html));
});

it('keeps what the editor makes, and nothing beside it', () => {
  const made =
    '<h1 data-align="center">a</h1><p data-align="justify"><mark data-color="blue-bright">b</mark></p>' +
    '<ol start="3" type="a"><li><p><a href="tel:1" target="_blank" rel="noopener noreferrer nofollow" class="button">c</a></p></li></ol>';
  expect(sanitiseHtml(made)).toBe(made);
  const foreign =
    '<p data-align="left" style="color:red" class="x">a</p><mark data-color="red;x">b</mark><ol start="x" type="disc"><li>c</li></ol>';
  expect(sanitiseHtml(foreign)).toBe('<p>a</p><mark>b</mark><ol><li>c</li></ol>');
});
