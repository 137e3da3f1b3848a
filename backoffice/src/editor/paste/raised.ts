const signs = '0123456789+-=ni';
const high = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼ⁿⁱ'];
const low = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌ₙᵢ'];

/** A raised text in plain signs: « ² », « ⁿ⁺¹ », « ^(k+1) »; null for letters as those of « 1er », which are read as well. */
export function raised(text: string): string | null {
  return written(text, high, '^');
}

/** A lowered text in plain signs, as `raised`: « ₂ », « _(k+1) ». */
export function lowered(text: string): string | null {
  return written(text, low, '_');
}

// Of letters alone only « n » is a number: « i » may be the mark of a note.
function written(raw: string, known: string[], before: string): string | null {
  const text = raw.trim().replaceAll('−', '-');
  if (/^([\d+-]{1,4}|n|([\dni]{1,3})?([+=-][\dni]{1,3}){1,4})$/.test(text)) {
    return [...text].map((sign) => known[signs.indexOf(sign)] ?? sign).join('');
  }
  const isCalculated = /^(\p{L}|\d{1,3})?([-+=×*/](\p{L}|\d{1,3})){1,4}$/u.test(text) || /^\d{1,3}n$/.test(text);
  return isCalculated ? `${before}(${text})` : null;
}
