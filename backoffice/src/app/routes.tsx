import { paths } from '@barnum/rules/paths';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { AdminGuard } from './admin-guard.tsx';
import { Failure } from './failure.tsx';
import { LoginRoute } from './login-route.tsx';
import { Waiting } from './waiting.tsx';

const AccessDenied = lazy(() => import('./access-denied.tsx').then((module) => ({ default: module.AccessDenied })));
const Requests = lazy(() =>
  import('../features/reservation-requests/requests-page.tsx').then((module) => ({ default: module.RequestsPage })),
);

/** Every screen of the back-office (spec section 2, Admin routes). */
export const router = createBrowserRouter([
  {
    element: (
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    ),
    errorElement: <Failure />,
    children: [
      { path: paths.login, element: <LoginRoute /> },
      { path: paths.adminLogin, element: <LoginRoute /> },
      { path: paths.accessDenied, element: <AccessDenied /> },
      {
        path: paths.admin,
        element: <AdminGuard />,
        children: [
          { index: true, element: <Requests /> },
          { path: paths.adminRequests, element: <Requests /> },
        ],
      },
      { path: '*', element: <Navigate to={paths.admin} replace /> },
    ],
  },
]);
