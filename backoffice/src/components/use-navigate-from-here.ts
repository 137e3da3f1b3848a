import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/** Navigates at the end of an action, unless the user has gone to another screen since it was begun. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to, options) => {
    if (window.location.pathname === pathname) void navigate(to, options);
  };
}
