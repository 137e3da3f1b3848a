import type { ReactNode } from 'react';

type IconProps = { className?: string | undefined };

function icon(content: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        {content}
      </svg>
    );
  };
}

export const Minus = icon(<path d="M5 12h14" />);
export const Plus = icon(<path d="M12 5v14M5 12h14" />);
export const Check = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ArrowRight = icon(<path d="M4 12h16m-6-6 6 6-6 6" />);
export const ArrowLeft = icon(<path d="M20 12H4m6-6-6 6 6 6" />);
export const ChevronRight = icon(<path d="m9 5 7 7-7 7" />);
export const Search = icon(<path d="m20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />);
export const Expand = icon(<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />);
export const Cross = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const Phone = icon(
  <path d="M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />,
);
export const Mail = icon(<path d="M3.5 6.5h17v11h-17zM4 7l8 6 8-6" />);
export const Pin = icon(
  <>
    <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
);
export const House = icon(<path d="m3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />);
export const Grid = icon(<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />);
export const Calendar = icon(<path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7" />);
export const Basket = icon(<path d="M3.5 10h17l-2 10h-13zM8 10l3-6.5M16 10l-3-6.5M9.5 14v2.5M14.5 14v2.5" />);
export const CircleInfo = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.1" />
  </>,
);
export const CircleCheck = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.5 2.7 2.7L16 9.5" />
  </>,
);
export const CircleAlert = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6M12 16.4v.1" />
  </>,
);
export const Truck = icon(
  <>
    <path d="M3 6h11v11H3zM14 10h4l3 3.5V17h-7" />
    <circle cx="7.5" cy="17.5" r="2" />
    <circle cx="17" cy="17.5" r="2" />
  </>,
);
export const Shield = icon(<path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10" />);
export const Tools = icon(
  <path d="M14.5 6.5a4 4 0 0 1 5-2.5l-2.7 2.7 1.5 1.5L21 5.5a4 4 0 0 1-5.5 4.7L7 18.7A1.9 1.9 0 0 1 4.3 16l8.5-8.5" />,
);
export const Boxes = icon(<path d="M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8" />);
export const Clock = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
