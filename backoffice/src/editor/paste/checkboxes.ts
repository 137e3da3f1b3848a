const items = '[role="checkbox" i], [role="radio" i], li[data-checked]';
const boxes = 'input[type="checkbox" i], input[type="radio" i]';

/** Writes boxes, which are no text in a page, as the signs ☑ and ☐. */
export function checkboxes(body: HTMLElement): void {
  for (const item of body.querySelectorAll(items)) {
    // Google Docs draws the box as a picture, too.
    for (const drawn of item.querySelectorAll(`img[aria-roledescription="checkbox"], ${boxes}`)) {
      (drawn.closest('label:not(:has(p))') ?? drawn).remove();
    }
    const isTicked = (item.getAttribute('aria-checked') ?? item.getAttribute('data-checked')) === 'true';
    const target = item.querySelector('p, h1, h2, h3, h4, h5, h6') ?? item;
    target.prepend(`${signOf(isTicked)} `);
  }
  for (const box of body.querySelectorAll(boxes)) {
    const sign = document.createElement('span');
    // A box may be hidden.
    for (const name of ['style', 'hidden']) {
      const value = box.getAttribute(name);
      if (value !== null) sign.setAttribute(name, value);
    }
    sign.append(`${signOf(box.hasAttribute('checked'))} `);
    box.replaceWith(sign);
  }
}

function signOf(isTicked: boolean): string {
  return isTicked ? '☑' : '☐';
}
